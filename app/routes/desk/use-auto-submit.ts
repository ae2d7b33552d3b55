import { useNavigation, useSubmit } from '@remix-run/react'
import { type FormEvent, useEffect, useRef } from 'react'

const TYPING_PAUSE_MS = 250

/** Handlers that let a form of filters submit itself: after a pause in typing, at once on a choice. */
export function useAutoSubmit() {
  const submit = useSubmit()
  const isIdle = useNavigation().state === 'idle'
  const idle = useRef(isIdle)
  idle.current = isIdle
  const timer = useRef(0)
  const waiting = useRef<HTMLFormElement>()

  function go(form: HTMLFormElement) {
    // One at a time: the answer to an older question is on its way already.
    if (idle.current) submit(form, { replace: true, preventScrollReset: true })
    else waiting.current = form
  }

  useEffect(() => {
    if (!isIdle || !waiting.current) return
    submit(waiting.current, { replace: true, preventScrollReset: true })
    waiting.current = undefined
  }, [isIdle, submit])

  return {
    onChange: (event: FormEvent<HTMLFormElement>) => {
      const form = event.currentTarget
      clearTimeout(timer.current)
      const isTyping = event.target instanceof HTMLInputElement
      timer.current = window.setTimeout(() => go(form), isTyping ? TYPING_PAUSE_MS : 0)
    },
    onSubmit: () => clearTimeout(timer.current),
  }
}
