import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// The shell first: a whole browser draws a window around each page as well, which doubles the time of the tests.
const PACKAGES = ['chromium-headless-shell', 'chromium']
const NAMES = [...PACKAGES, 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** What stands in for ours until they are here is measured against these. */
const FONTS = 'fonts-liberation'

/**
 * A Chromium for the browser tests: the system's, else Playwright's own download, else the distribution's package
 * where this process may install one.
 * @returns the environment that tells Playwright which one to use
 */
export function findChromium(node) {
  const found = installedChromium()
  if (found) return { CHROMIUM_PATH: found }

  console.log('Fetching a Chromium for the browser tests …')
  const cli = 'node_modules/@playwright/test/cli.js'
  const fetched = spawnSync(node, [cli, 'install', '--with-deps', 'chromium-headless-shell'], {
    stdio: 'ignore',
    timeout: 240_000,
  })
  if (fetched.status === 0) return {}

  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update'], { stdio: 'ignore' })
    const install = ['install', '-y', '--no-install-recommends']
    PACKAGES.find(
      (name) => spawnSync('apt-get', [...install, name, FONTS], { stdio: 'ignore' }).status === 0,
    )
  }
  const installed = installedChromium()
  if (installed) return { CHROMIUM_PATH: installed }
  console.error('No Chromium could be found or installed. Install one, or set CHROMIUM_PATH.')
  process.exit(1)
}

/** @returns the path of a browser that is installed, given by CHROMIUM_PATH or found on the PATH */
export function installedChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given && existsSync(given)) return given
  const folders = (process.env.PATH ?? '').split(':')
  return NAMES.flatMap((name) => folders.map((folder) => `${folder}/${name}`)).find(existsSync)
}
