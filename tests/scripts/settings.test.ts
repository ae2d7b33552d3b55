import { mkdirSync, writeFileSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'

import { freshFolder } from '#tests/support/data-dir'
import { loadSettings } from '../../app/server/env-file.mjs'

function enterNewFolder() {
  const before = process.cwd()
  process.chdir(freshFolder())
  onTestFinished(() => process.chdir(before))
}

test('a start reads .env before the share images are drawn, and keeps the environment', () => {
  enterNewFolder()
  vi.stubEnv('DATA_DIR', undefined)
  vi.stubEnv('PORT', '4321')
  loadSettings()
  expect(process.env.DATA_DIR).toBeUndefined()
  writeFileSync('.env', 'DATA_DIR=data\nPORT=1234\n')
  loadSettings()
  expect(process.env).toMatchObject({ DATA_DIR: 'data', PORT: '4321' })
})

test('a .env of Windows is read, and a value that Node cuts at # is reported', () => {
  const lines = [
    'DATA_DIR=data # a comment',
    'BACKUP_KEY=a passphrase with #5 in it',
    'ADMIN_SECRET_KEY=a-key-of-the#tests',
    'export METRICS_TOKEN=one#two',
    'SMTP_URL="smtp://site:p#w@mail.example.com"',
    '# MAIL_TO=a#b',
    'PORT=',
  ]
  enterNewFolder()
  writeFileSync('.env', `\uFEFF${lines.join('\r\n')}`)
  for (const line of lines) vi.stubEnv(/[A-Z_]+/.exec(line)?.[0] ?? '', undefined)
  const told = vi.spyOn(console, 'error').mockReturnValue()
  loadSettings()
  expect(process.env).toMatchObject({
    DATA_DIR: 'data',
    SMTP_URL: 'smtp://site:p#w@mail.example.com',
  })
  const cut = told.mock.calls.map(([line]) => /^(\w+) in \.env ends before its #/.exec(line)?.[1])
  expect(cut).toEqual(['BACKUP_KEY', 'ADMIN_SECRET_KEY', 'METRICS_TOKEN'])
})

test('a .env that cannot be read stops the start with one line', () => {
  enterNewFolder()
  // A container makes a folder where the file to mount is missing.
  mkdirSync('.env')
  const told = vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`)
  })
  expect(loadSettings).toThrow('exit 78')
  expect(told.mock.calls).toEqual([[expect.stringMatching(/^\.env cannot be read: EISDIR.*$/)]])
})
