import { HOTP, Secret } from 'otpauth'

/** The code that an authenticator app shows in a step of thirty seconds. */
export function totpCode(secret: string, step: number): string {
  return HOTP.generate({ secret: Secret.fromBase32(secret), digits: 6, counter: step })
}
