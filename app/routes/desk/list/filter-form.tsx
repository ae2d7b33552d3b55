import { Form, useSearchParams, useSubmit } from '@remix-run/react'
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Select, type SelectProps } from '#app/routes/desk/form/select'
import { Icon } from '#app/ui/icon'

const TYPING_PAUSE_MS = 250

function useAutoSubmit() {
  const submit = useSubmit()
  const timer = useRef(0)
  return {
    onChange: (event: FormEvent<HTMLFormElement>) => {
      const form = event.currentTarget
      const isTyping = event.target instanceof HTMLInputElement
      clearTimeout(timer.current)
      timer.current = window.setTimeout(
        () => submit(form, { replace: true, preventScrollReset: true }),
        isTyping ? TYPING_PAUSE_MS : 0,
      )
    },
    onSubmit: () => clearTimeout(timer.current),
  }
}

/** Copies the filters of a new URL into the form, except into the focused field. */
function useFilterValues(params: URLSearchParams): RefObject<HTMLFormElement> {
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef(params)
  useEffect(() => {
    // Filters chosen before hydration stay until the URL changes.
    if (shown.current.toString() === params.toString()) return
    shown.current = params
    const controls = form.current?.querySelectorAll<HTMLSelectElement | HTMLInputElement>(
      'select, input:not([type=hidden])',
    )
    for (const control of controls ?? []) {
      if (control !== document.activeElement) setValue(control, params.get(control.name) ?? '')
    }
  }, [params])
  return form
}

/** Selects the first option for a value that is none of the options. */
function setValue(control: HTMLSelectElement | HTMLInputElement, value: string): void {
  control.value = value
  if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.selectedIndex = 0
}

interface FilterFormProps {
  action: string
  className?: string
  search?: { placeholder: string; label: string }
  /** Number of filters set, without the search. */
  count: number
  hiddenFields?: Record<string, string | false | null | undefined>
  children: ReactNode
}

export function FilterForm(props: FilterFormProps) {
  const { action, className = '', search, count, hiddenFields = {}, children } = props
  const [params] = useSearchParams()
  const auto = useAutoSubmit()
  const form = useFilterValues(params)
  return (
    <div className={`toolbar ${className}`}>
      <Form method="get" action={action} autoComplete="off" {...auto} ref={form}>
        {search && (
          <div className="toolbar-search">
            <Icon name="search" />
            <input
              className="inp"
              type="search"
              name="q"
              placeholder={search.placeholder}
              aria-label={search.label}
              defaultValue={params.get('q') ?? ''}
              maxLength={100}
              aria-keyshortcuts="/"
            />
          </div>
        )}
        {Object.entries(hiddenFields).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <details
          className={`desk-fold toolbar-fold ${search ? '' : 'grow [&>summary]:max-sm:mb-2.5'}`}
        >
          <FilterSummary count={count} />
          <div className="toolbar-filters">
            {children}
            <button className="btn btn-secondary btn-small" type="submit">
              Apply
            </button>
          </div>
        </details>
      </Form>
    </div>
  )
}

export function FilterSelect(props: Omit<SelectProps, 'value' | 'form'>) {
  const [params] = useSearchParams()
  return <Select {...props} value={params.get(props.name) ?? ''} />
}

function FilterSummary({ count }: { count: number }) {
  return (
    <summary>
      <Icon name="sliders-horizontal" size={18} /> Filters{' '}
      {count > 0 && (
        <b className="num">
          <span>{count}</span>
          <span className="sr-only"> set</span>
        </b>
      )}
    </summary>
  )
}
