import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { onTestFinished } from 'vitest'

import { freshFolder } from './data-dir'
import { programEnv } from './program'

/** Starts and stops the program as systemd does, and records each command. A zombie counts as stopped. */
const SYSTEMCTL = `#!/bin/sh
echo "systemctl $*" >> "$FAKE_ROOT/commands"
case "$1" in
show) echo "Listen=127.0.0.1:$PORT (Stream)" ;;
stop | restart)
  if [ -f "$FAKE_ROOT/pid" ]; then
    pid=$(cat "$FAKE_ROOT/pid")
    kill "$pid" 2>/dev/null
    while grep -q '^State:.[RSD]' "/proc/$pid/status" 2>/dev/null; do sleep 0.05; done
    rm "$FAKE_ROOT/pid"
  fi ;;
esac
case "$1" in
start | restart)
  "$FAKE_ROOT/opt/site/site" serve >> "$FAKE_ROOT/journal" 2>&1 < /dev/null &
  echo $! > "$FAKE_ROOT/pid" ;;
esac
`
const SYSUSERS = '#!/bin/sh\necho "systemd-sysusers $*" >> "$FAKE_ROOT/commands"\n'

/** Replaces the root of a machine by a folder, and systemd by scripts. */
export function fakeSystemd(port = 0) {
  const root = freshFolder()
  const bin = join(root, 'bin')
  mkdirSync(bin)
  writeFileSync(join(bin, 'systemctl'), SYSTEMCTL, { mode: 0o755 })
  writeFileSync(join(bin, 'systemd-sysusers'), SYSUSERS, { mode: 0o755 })
  const dataDir = join(root, 'var/lib/site')
  const env = programEnv({
    PATH: `${bin}${delimiter}${process.env.PATH}`,
    FAKE_ROOT: root,
    PORT: String(port),
    DATA_DIR: dataDir,
  })
  const read = (name: string) =>
    existsSync(join(root, name)) ? readFileSync(join(root, name), 'utf8') : ''
  onTestFinished(() => {
    try {
      process.kill(Number(read('pid')) || Number.NaN, 'SIGKILL')
    } catch {
      // It has ended.
    }
  })
  return {
    root,
    env,
    dataDir,
    program: join(root, 'opt/site/site'),
    commands: () => read('commands').split('\n').filter(Boolean),
    journal: () => read('journal'),
  }
}
