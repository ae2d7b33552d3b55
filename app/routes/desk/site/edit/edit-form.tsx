import { Form, useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { AccountField } from '#app/routes/desk/form/back-field'
import { useIsPosting } from '#app/routes/desk/form/post-failure'
import { Weight } from '#app/routes/desk/site/images/page-weights'
import { BrokenLinks } from '#app/routes/desk/site/placed-links'
import { fieldId, NOT_SENT } from '#app/ui/form/field'
import { Banner } from '#app/ui/form/form-messages'
import type { EditRefusal } from './edit-action.server'
import { EditBar } from './edit-bar'
import { Conflict, FaultSummary } from './edit-notices'
import { EditingContext, type EditPage, FORM } from './edit-parts'
import { Placeholders } from './placeholders'
import { Related } from './related'
import { Fields } from './shape-field'
import { useUnsaved } from './use-unsaved'

interface EditFormProps {
  page: EditPage
  refusal: EditRefusal | undefined
  failure: string | undefined
}

/** A field that is gone to has its words in sight, below the bar. */
const BELOW_BAR = '[&_:is(input,select,textarea)]:scroll-mt-44'

export function EditForm({ page, refusal, failure }: EditFormProps) {
  const isBusy = useIsPosting()
  const { at } = page
  const { shape } = refusal ?? page
  const value = refusal ? refusal.value : page.value
  const faults = refusal?.faults ?? page.faults
  const base = refusal?.base ?? page.base
  const { key, search } = useLocation()
  const { form, isChanged } = useUnsaved(`${base}${search}`)
  const drawn = useDrawn(page, refusal !== undefined)
  useFocusAt(page.isDone || refusal ? '' : at, page.revision)
  const { icons, scenes, pictures, choosing, headline, gists } = page
  if (shape.kind !== 'object') return null
  const first = shape.fields.find(({ kind }) => kind === 'object')?.name
  return (
    <EditingContext.Provider
      value={{
        document: page.id,
        ...{ at, choosing, icons, scenes, pictures, headline, gists, faults, first },
      }}
    >
      {page.isUnsent && !refusal && <Banner tone="bad">{NOT_SENT}</Banner>}
      {refusal?.banner && <Banner tone="bad">{refusal.banner}</Banner>}
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
        ref={form}
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
          isChanged={isChanged || isNotKept(refusal)}
          hasOutcome={!page.isUnsent && !refusal}
          failure={failure}
        />
        <Weight {...page.weight} />
        <Related document={page.id} part="" />
        <div className="table-box px-4 py-1 sm:px-5" key={drawn}>
          <Placeholders values={page.placeholders} />
          <Fields fields={shape.fields} value={value} name="" />
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

const isNotKept = (refusal: EditFormProps['refusal']) =>
  refusal !== undefined && (refusal.conflict !== undefined || refusal.banner !== '')

/** Grows when items have moved: the fields are drawn anew with the values of the draft. A refused form keeps what is typed. */
function useDrawn({ at, isDone, revision }: EditPage, isRefused: boolean): number {
  const drawn = useRef(revision)
  if (at !== '' && !isDone && !isRefused) drawn.current = revision
  return drawn.current
}

function useFocusAt(at: string, revision: number): void {
  useEffect(() => {
    if (at === '') return
    void revision
    const place = document.getElementById(fieldId(FORM, at))
    place?.focus({ preventScroll: true })
    scrollTo(place)
  }, [at, revision])
}

/** From the heading of its group, where both fit into the window. */
function scrollTo(place: HTMLElement | null): void {
  const group = place?.closest('form > div > details')
  const top = group?.getBoundingClientRect().top ?? 0
  const isNear = place && place.getBoundingClientRect().bottom - top < window.innerHeight / 2
  const start = isNear ? group?.querySelector('summary') : undefined
  const target = start ?? place
  target?.scrollIntoView()
}
