// node --import ./scripts/with-settings.mjs FILE: runs a program with the settings of .env
import { loadSettings } from '../app/server/env-file.mjs'

loadSettings()
