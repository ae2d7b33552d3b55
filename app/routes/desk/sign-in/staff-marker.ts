/**
 * The keys that the specification's client kept in local storage. They open nothing: the session is a cookie that no
 * script can read.
 */
export function leaveMarker(email: string, isNew: boolean): void {
  localStorage.setItem('adminToken', 'signed-in')
  localStorage.setItem('adminEmail', email)
  if (isNew) localStorage.setItem('token', 'signed-in')
}

export function removeMarker(): void {
  for (const key of ['adminToken', 'adminEmail', 'token']) localStorage.removeItem(key)
}
