import { Form, useLocation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { AccountField } from '#app/routes/desk/form/back-field'
import { useIsPosting } from '#app/routes/desk/form/post-failure'
import { UNSAVED, useLeaveQuestion } from '#app/routes/desk/form/use-leave-question'
import { Weight } from '#app/routes/desk/site/images/image-list'
import { BrokenLinks } from '#app/routes/desk/site/placed-links'
import { FormContext, fieldId, NOT_SENT } from '#app/ui/form/field'
import { Banner } from '#app/ui/form/form-messages'
import type { EditRefusal } from './edit-action.server'
import { EditBar } from './edit-bar'
import { Conflict, FaultSummary } from './edit-notices'
import { EditingContext, type EditPage, errorsOf, FORM, INSIDE, PART, SUMMARY } from './edit-parts'
import { Related } from './related'
import { Fields } from './shape-field'

interface EditFormProps {
  page: EditPage
  refusal: EditRefusal | undefined
}

/** Scrolls a focused field and its label below the sticky bar. */
const BELOW_BAR = '[&_:is(input,select,textarea)]:scroll-mt-44'

export function EditForm({ page, refusal }: EditFormProps) {
  const isBusy = useIsPosting()
  const { at } = page
  const { shape } = refusal ?? page
  const value = refusal ? refusal.value : page.value
  const faults = refusal?.faults ?? page.faults
  const base = refusal?.base ?? page.base
  const { key, search } = useLocation()
  const { isChanged, onInput } = useUnsaved(`${base}${search}`)
  const fieldsKey = useFieldsKey(page, refusal !== undefined)
  useFocusAt(page.isDone || refusal ? '' : at, page.revision)
  const { icons, scenes, pictures, choosing, headline } = page
  if (shape.kind !== 'object') return null
  const first = shape.fields.find(({ kind }) => kind === 'object')?.name
  return (
    <EditingContext.Provider
      value={{
        document: page.id,
        ...{ at, choosing, icons, scenes, pictures, headline, first },
      }}
    >
      <FailureBanner {...{ page, refusal }} />
      {faults.length > 0 && (
        <FaultSummary
          faults={faults}
          attempt={refusal ?? key}
          isSaved={refusal !== undefined || page.isJustSaved}
          isDraft={page.isDraft}
        />
      )}
      <BrokenLinks links={page.elsewhere} />
      <Form
        method="post"
        noValidate
        autoComplete="off"
        onInput={onInput}
        preventScrollReset
        aria-busy={isBusy}
        onSubmit={(event) => isBusy && event.preventDefault()}
        className={BELOW_BAR}
      >
        {refusal?.conflict && <Conflict conflict={refusal.conflict} id={page.id} />}
        <input type="hidden" name=":base" value={base} />
        <AccountField />
        <EditBar
          page={page}
          isPending={page.isPending || refusal !== undefined}
          isChanged={isChanged || isNotSaved(refusal)}
          hasOutcome={!page.isUnsent && !refusal}
        />
        <Weight {...page.weight} />
        <Related document={page.id} part="" />
        <div className="table-box px-4 py-1 sm:px-5" key={fieldsKey}>
          <Placeholders values={page.placeholders} />
          <FormContext.Provider value={{ formId: FORM, values: {}, errors: errorsOf(faults) }}>
            <Fields fields={shape.fields} value={value} name="" />
          </FormContext.Provider>
        </div>
      </Form>
      <datalist id={`${FORM}-links`}>
        {page.links.map((link) => (
          <option key={link} value={link} />
        ))}
      </datalist>
    </EditingContext.Provider>
  )
}

function FailureBanner({ page, refusal }: EditFormProps) {
  if (refusal) return refusal.banner ? <Banner tone="bad">{refusal.banner}</Banner> : null
  return page.isUnsent ? <Banner tone="bad">{NOT_SENT}</Banner> : null
}

const isNotSaved = (refusal: EditFormProps['refusal']) =>
  refusal !== undefined && (refusal.conflict !== undefined || refusal.banner !== '')

/** Key of the fields. A change of list items changes it, so that the fields show the draft; a refused form keeps its values. */
function useFieldsKey({ at, isDone, revision }: EditPage, isRefused: boolean): number {
  const key = useRef(revision)
  if (at !== '' && !isDone && !isRefused) key.current = revision
  return key.current
}

function useFocusAt(at: string, revision: number): void {
  useEffect(() => {
    if (at === '') return
    void revision
    document.getElementById(fieldId(FORM, at))?.focus()
  }, [at, revision])
}

/** Asks before the owner leaves a page with unsaved changes. @param saved a value that changes with each save */
function useUnsaved(saved: string) {
  const [changedOn, setChangedOn] = useState<string>()
  const isChanged = changedOn === saved
  useLeaveQuestion(() => isChanged, UNSAVED)
  return { isChanged, onInput: () => setChangedOn(saved) }
}

function Placeholders({ values }: { values: readonly [name: string, value: string][] }) {
  if (values.length === 0) return null
  return (
    <details className={`${PART} text-sm`}>
      <summary className={SUMMARY}>
        <span>
          Words such as <b>{'{company}'}</b> are filled in for you
        </span>
      </summary>
      <div className={INSIDE}>
        <p className="mb-2 text-ink-2">
          Write the word with its braces, and every visitor sees the present value:
        </p>
        <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1">
          {values.map(([name, value]) => (
            <div className="contents" key={name}>
              <dt>{`{${name}}`}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  )
}
