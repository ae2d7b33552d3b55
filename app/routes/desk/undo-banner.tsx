import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { Banner, type BannerProps } from '#app/ui/form/form-messages'
import { Icon } from '#app/ui/icon'
import { BackField } from './form/back-field'
import { DeskForm, SubmitButton } from './form/desk-form'

interface UndoBannerProps {
  text: string
  tone: BannerProps['tone']
  /** URL that undoes the action; undefined if it cannot be undone. */
  undo: string | undefined
}

/** The outcome of the last action. Takes the focus, because the button that had it may be gone. */
export function UndoBanner({ text, tone, undo }: UndoBannerProps) {
  const box = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  useEffect(() => {
    void [text, key]
    box.current?.focus()
  }, [text, key])
  return (
    <div className="change" tabIndex={-1} ref={box}>
      {undo ? (
        <DeskForm className="banner banner-ok" action={undo}>
          <Icon name="circle-check" />
          <span role="status">{text}</span>
          <BackField />
          <SubmitButton className="text-link ml-auto min-h-7 flex-none px-2 font-[650]">
            Undo
          </SubmitButton>
        </DeskForm>
      ) : (
        <Banner tone={tone}>{text}</Banner>
      )}
    </div>
  )
}
