import { type ComponentType, type ReactNode, useCallback, useMemo, useState } from 'react'

import { enquiryHref, OpenEnquiry } from '#app/ui/enquiry-link'
import type { DialogProps } from './enquiry-dialog-window'

const load = () => import('./enquiry-dialog-window').then((module) => module.DialogWindow)

/** Lets every enquiry link below it open the dialog, whose code is fetched on the first sign that it is wanted. */
export function EnquiryDialog({ children }: { children: ReactNode }) {
  const [type, setType] = useState<string | undefined>()
  const [isOpen, setIsOpen] = useState(false)
  const [Window, setWindow] = useState<ComponentType<DialogProps>>()

  const open = useCallback((about: string | undefined) => {
    load().then(
      (loaded) => {
        setWindow(() => loaded)
        setType(about)
        setIsOpen(true)
      },
      () => window.location.assign(enquiryHref(about)),
    )
  }, [])
  const prepare = useCallback(() => void load().catch(() => undefined), [])
  const opener = useMemo(() => ({ open, prepare }), [open, prepare])
  const close = useCallback(() => setIsOpen(false), [])

  return (
    <OpenEnquiry.Provider value={opener}>
      {children}
      {Window && <Window type={type} isOpen={isOpen} onClose={close} />}
    </OpenEnquiry.Provider>
  )
}
