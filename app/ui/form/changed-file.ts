export const FILE_CHANGED = 'The file has changed since you chose it. Please choose it again'

/** True if a chosen file was saved again or removed: Chromium then fails every request that sends it. */
export async function hasChangedFile(): Promise<boolean> {
  const inputs = document.querySelectorAll<HTMLInputElement>('input[type=file]')
  const files = [...inputs].flatMap(({ files }) => [...(files ?? [])])
  const reads = await Promise.allSettled(files.map((file) => file.slice(0, 1).arrayBuffer()))
  return reads.some(({ status }) => status === 'rejected')
}
