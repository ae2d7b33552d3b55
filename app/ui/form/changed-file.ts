export const FILE_CHANGED = 'The file has changed since you chose it. Please choose it again'

/** True if a chosen file was saved again or removed: Chromium then fails every request that sends it. */
export async function hasChangedFile(): Promise<boolean> {
  const reads = chosenFiles().map((file) => file.slice(0, 1).arrayBuffer())
  return (await Promise.allSettled(reads)).some(({ status }) => status === 'rejected')
}

/** True if a chosen file was saved again with another length: Firefox would announce the old one and send the new file. */
export async function hasResizedFile(): Promise<boolean> {
  const checks = await Promise.allSettled(
    chosenFiles().map(async (file) => (await lengthNow(file)) !== file.size),
  )
  return checks.some((check) => check.status === 'fulfilled' && check.value)
}

function chosenFiles(): File[] {
  const inputs = document.querySelectorAll<HTMLInputElement>('input[type=file]')
  return [...inputs].flatMap(({ files }) => [...(files ?? [])])
}

/** In chunks, because the file may be larger than the memory. */
async function lengthNow(file: File): Promise<number> {
  let length = 0
  const count = (chunk: Uint8Array) => {
    length += chunk.byteLength
  }
  await file.stream().pipeTo(new WritableStream({ write: count }))
  return length
}
