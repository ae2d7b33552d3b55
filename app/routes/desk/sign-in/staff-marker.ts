import { withStorage } from '#app/routes/desk/storage'

/** Local storage keys that other clients read. They grant nothing: the session is an HttpOnly cookie. */
export function setMarker(email: string, hasJustSignedUp: boolean): void {
  withStorage((storage) => {
    storage.setItem('adminToken', 'signed-in')
    storage.setItem('adminEmail', email)
    if (hasJustSignedUp) storage.setItem('token', 'signed-in')
  })
}

export function removeMarker(): void {
  withStorage((storage) => {
    for (const key of ['adminToken', 'adminEmail', 'token']) storage.removeItem(key)
  })
}
