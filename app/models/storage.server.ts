import { type StorageFault, storageFault } from '#db/busy.server'

export type { StorageFault }

/** Returns a storage fault as a result, so that a form can show it and keep its values. */
export async function attempt<T>(
  write: () => Promise<T>,
): Promise<{ ok: true; value: T } | { ok: false; fault: StorageFault }> {
  try {
    return { ok: true, value: await write() }
  } catch (error) {
    const fault = storageFault(error)
    if (!fault) throw error
    return { ok: false, fault }
  }
}
