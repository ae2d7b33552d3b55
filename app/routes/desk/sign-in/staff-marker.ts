/** Local storage keys that other clients read. They grant nothing: the session is an HttpOnly cookie. */
export function setMarker(email: string, hasJustSignedUp: boolean): void {
  localStorage.setItem('adminToken', 'signed-in')
  localStorage.setItem('adminEmail', email)
  if (hasJustSignedUp) localStorage.setItem('token', 'signed-in')
}

export function removeMarker(): void {
  for (const key of ['adminToken', 'adminEmail', 'token']) localStorage.removeItem(key)
}
