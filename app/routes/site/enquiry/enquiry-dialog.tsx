import { useLocation } from '@remix-run/react'
import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { EnquiryOpenerContext, enquiryHref } from '#app/ui/enquiry-link'
import { checkConnection } from '#app/ui/error/connection'
import { OfflineDialog } from '#app/ui/error/offline-dialog'
import type { DialogProps } from './enquiry-dialog-window'

const load = () => import('./enquiry-dialog-window').then((module) => module.DialogWindow)

/** After this time the browser follows the link. */
const LOAD_TIMEOUT_MS = 2000

const timeout = () => new Promise<never>((_, reject) => setTimeout(reject, LOAD_TIMEOUT_MS))

export function EnquiryDialog({ children }: { children: ReactNode }) {
  const [type, setType] = useState<string | undefined>()
  const [isOpen, setIsOpen] = useState(false)
  const [isLost, setIsLost] = useState(false)
  const [LoadedDialog, setLoadedDialog] = useState<ComponentType<DialogProps>>()

  const open = useCallback(async (enquiryType: string | undefined) => {
    const onPage = document.querySelector<HTMLElement>(
      '#send.form-card :is(input:not([type=hidden]), textarea)',
    )
    if (onPage) return onPage.focus()
    try {
      const loaded = await Promise.race([load(), timeout()])
      setLoadedDialog(() => loaded)
      setType(enquiryType)
      setIsOpen(true)
    } catch {
      if ((await checkConnection()) === 'lost') setIsLost(true)
      else window.location.assign(enquiryHref(enquiryType))
    }
  }, [])
  const prepare = useCallback(() => void load().catch(() => undefined), [])
  const opener = useMemo(() => ({ open, prepare }), [open, prepare])
  const close = useCallback(() => setIsOpen(false), [])
  const { pathname } = useLocation()
  useEffect(() => {
    // A link in the dialog may open another page.
    void pathname
    close()
  }, [pathname, close])

  return (
    <EnquiryOpenerContext.Provider value={opener}>
      {children}
      {isLost && <OfflineDialog onClose={() => setIsLost(false)} />}
      {LoadedDialog && <LoadedDialog type={type} isOpen={isOpen} onClose={close} />}
    </EnquiryOpenerContext.Provider>
  )
}
