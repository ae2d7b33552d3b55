import { expect, test } from 'vitest'

import { deviceOf } from '#app/models/account/session.server'

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0'

test.each([
  [`Mozilla/5.0 (Linux; Android 15; K) ${CHROME} Mobile Safari/537.36`, 'Chrome on Android'],
  [`Mozilla/5.0 (Windows NT 10.0) ${CHROME} Safari/537.36 Edg/140.0`, 'Edge on Windows'],
  [`Mozilla/5.0 (X11; CrOS x86_64) ${CHROME} Safari/537.36 OPR/120.0`, 'Opera on ChromeOS'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14.0; rv:140.0) Firefox/140.0', 'Firefox on macOS'],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${CHROME.replace('Chrome', 'HeadlessChrome')} Safari/537.36`,
    'Chrome on Linux',
  ],
  ['curl/8.9.1', 'curl'],
  ['', 'Unknown device'],
])('the user agent %s is shown as "%s"', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})
