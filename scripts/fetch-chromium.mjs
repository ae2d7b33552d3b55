// Sees to a browser for the tests while something else runs.
import { findChromium } from './chromium.mjs'

findChromium(process.execPath)
