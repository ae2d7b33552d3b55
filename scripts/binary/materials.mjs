import { readdirSync, readFileSync } from 'node:fs'

/** The runtime, the native addons, and the packages whose parts Vite or a script puts into its output. */
const UNBUNDLED = [
  `node-linux-${process.arch}`,
  `@node-rs/argon2-${process.platform}-${process.arch}-gnu`,
  `@img/sharp-${process.platform}-${process.arch}`,
  `@img/sharp-libvips-${process.platform}-${process.arch}`,
  '@fontsource-variable/anek-devanagari',
  '@fontsource-variable/anek-latin',
  'lucide-static',
  'tailwindcss',
  'zod',
]

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
const own = JSON.parse(readFileSync('package.json', 'utf8'))

export function listPackages(inputs) {
  const folders = new Set(UNBUNDLED.map((name) => `node_modules/${name}`))
  for (const input of inputs) {
    const folder = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0]
    if (folder) folders.add(folder)
  }
  return [...folders].sort().map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
    if (!license) throw new Error(`${name} does not say its licence`)
    return { folder, name, version, licence: license, integrity: lock[folder]?.integrity }
  })
}

/** CycloneDX 1.5; no serial number or time, so that the same source gives the same bytes. */
export function billOfMaterials(packages) {
  const components = packages.map(({ name, version, licence, integrity }) => ({
    'bom-ref': purl(name, version),
    type: 'library',
    name,
    version,
    purl: purl(name, version),
    licenses: [/ (OR|AND) /.test(licence) ? { expression: licence } : { license: { id: licence } }],
    ...(integrity?.startsWith('sha512-') && {
      hashes: [
        { alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') },
      ],
    }),
  }))
  const bom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: {
        'bom-ref': purl(own.name, own.version),
        type: 'application',
        name: own.name,
        version: own.version,
      },
    },
    components,
  }
  return `${JSON.stringify(bom, null, 2)}\n`
}

function purl(name, version) {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`
}

export function licenceTexts(packages) {
  const list = packages.map(({ name, version, licence }) => `${name} ${version}: ${licence}`)
  const texts = packages.map(({ folder, name, version }) => {
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry))
    const text = file
      ? readFileSync(`${folder}/${file}`, 'utf8').trim()
      : 'The package holds no text of its licence.'
    return `${name} ${version}\n${'-'.repeat(name.length + version.length + 1)}\n${text}`
  })
  return `${list.join('\n')}\n\n${texts.join('\n\n\n')}\n`
}
