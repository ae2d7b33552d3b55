import type { ReactNode, RefObject } from 'react'

import { CHANNELS, channels } from '#app/content/demo-message'
import { MAX_SHOP_NAME } from '#app/models/messaging/shop-name'
import { FieldError } from '#app/ui/form/field'
import { ErrorSummary } from '#app/ui/form/form-messages'
import { HindiWord } from '#app/ui/hindi-word'
import type { useDemo } from './use-demo'

type DemoFormProps = Pick<
  ReturnType<typeof useDemo>,
  'form' | 'input' | 'error' | 'updateInput' | 'send'
> & {
  typed: string
  example: string
  children: ReactNode
}

export function DemoForm({
  form,
  input,
  error,
  updateInput,
  send,
  typed,
  example,
  children,
}: DemoFormProps) {
  return (
    <form
      className="relative z-1 print:hidden"
      ref={form as RefObject<HTMLFormElement>}
      onInput={updateInput}
      onSubmit={send}
      noValidate
    >
      {error && (
        <ErrorSummary
          formId="demo"
          banner={error.text}
          fields={{ name: [error.text] }}
          attempt={error}
        />
      )}
      <label className="mb-2 block leading-[26px] font-semibold" htmlFor="demo-name">
        Your shop’s name
      </label>
      <input
        className="inp block h-[66px] placeholder:text-ink-3 placeholder:opacity-100 rounded-[16px] border-2 px-5 text-[1.25rem] font-semibold"
        id="demo-name"
        name="name"
        type="text"
        maxLength={MAX_SHOP_NAME}
        autoComplete="organization"
        placeholder={example}
        defaultValue={typed}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'demo-error demo-note' : 'demo-note'}
      />
      {error && (
        <div className="mt-2">
          <FieldError id="demo-error" errors={[error.text]} />
        </div>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <Choice legend="Send as">
          {CHANNELS.map((channel) => (
            <Option
              key={channel}
              name="channel"
              value={channel}
              isChosen={input.channel === channel}
            >
              {channels[channel].name}
            </Option>
          ))}
        </Choice>
        <Choice legend="Language of the message">
          <Option name="language" value="en" isChosen={input.language === 'en'}>
            English
          </Option>
          <Option name="language" value="hi" isChosen={input.language === 'hi'} label="हिन्दी">
            <HindiWord />
          </Option>
        </Choice>
        <button
          className="btn btn-primary min-w-28 flex-1 whitespace-nowrap min-[72.5rem]:ml-auto min-[72.5rem]:max-w-36"
          type="submit"
        >
          Send
        </button>
      </div>
      <p className="hint mt-3" id="demo-note">
        A preview: nothing is sent or stored.
      </p>
      {children}
    </form>
  )
}

function Choice({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="flex max-[15em]:flex-wrap rounded-[12px] border border-(--line-strong) bg-(--surface) p-[3px] max-[26.875rem]:first-of-type:flex-1">
      <legend className="sr-only">{legend}</legend>
      {children}
    </fieldset>
  )
}

interface OptionProps {
  name: string
  value: string
  isChosen: boolean
  /** Accessible name where the children are an SVG. */
  label?: string
  children: ReactNode
}

function Option({ name, value, isChosen, label, children }: OptionProps) {
  return (
    <label className="relative grid min-h-10 flex-1 wrap-break-word place-items-center rounded-[9px] px-3.5 font-semibold text-ink-2 has-checked:bg-(--ink) has-checked:text-(--paper) has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus) forced-colors:has-checked:outline-2">
      <input
        className="absolute inset-0 h-full w-full opacity-0"
        type="radio"
        name={name}
        value={value}
        defaultChecked={isChosen}
        aria-label={label}
        lang={label && 'hi'}
      />
      <span>{children}</span>
    </label>
  )
}
