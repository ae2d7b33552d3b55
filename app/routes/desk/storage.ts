/** Does nothing where the browser blocks local storage, is out of space or has none, as in some apps. */
export function withStorage(use: (storage: Storage) => void): void {
  try {
    use(localStorage)
  } catch (error) {
    console.warn(error)
  }
}

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
