import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

import { npmEnvironment } from './install.mjs'

/** The headless shell comes first: the full browser also draws a window around each page, which doubles the time. */
const PACKAGES = ['chromium-headless-shell', 'chromium']
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const NAMES = ['chromium-headless-shell', ...BROWSERS]
/** Liberation has the metrics that the fallback fonts are made for, FreeSans has Hindi. */
const FONTS = ['fonts-liberation', 'fonts-freefont-ttf']

export async function findChromium() {
  const found = installedChromium()
  if (found) return { CHROMIUM_PATH: found }

  console.log('Fetching a Chromium for the browser tests …')
  if (await succeeds('playwright', 'install', '--with-deps', 'chromium-headless-shell')) return {}

  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await succeeds('apt-get', 'update')
    for (const name of PACKAGES) {
      if (await succeeds('apt-get', 'install', '-y', '--no-install-recommends', name, ...FONTS))
        break
    }
  }
  const installed = installedChromium()
  if (installed) return { CHROMIUM_PATH: installed }
  throw new Error('No Chromium could be found or installed. Install one, or set CHROMIUM_PATH.')
}

/** @returns the path of a full browser, not of a headless shell */
export const installedBrowser = () => installedChromium(BROWSERS)

export function installedChromium(names = NAMES) {
  const given = process.env.CHROMIUM_PATH
  if (given && existsSync(given)) return given
  const folders = (process.env.PATH ?? '').split(':')
  return names.flatMap((name) => folders.map((folder) => `${folder}/${name}`)).find(existsSync)
}

function succeeds(command, ...args) {
  const child = spawn(command, args, { stdio: 'ignore', env: npmEnvironment(), timeout: 240_000 })
  return new Promise((done) => {
    child.once('error', () => done(false)).once('exit', (code) => done(code === 0))
  })
}
