import { Form, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { AccountField, PostFailed } from '#app/routes/desk/desk-form'
import { Weight } from '#app/routes/desk/site/images/page-weights'
import { fieldId, NOT_SENT } from '#app/ui/form/field'
import { Banner } from '#app/ui/form/form-messages'
import { Conflict, FaultSummary, type ShownConflict } from './edit-notices'
import { EditingContext, type EditPage, FORM } from './edit-parts'
import { PartNav } from './part-nav'
import { Placeholders } from './placeholders'
import { Fields } from './shape-field'
import { useUnsaved } from './use-unsaved'

interface EditFormProps {
  page: EditPage
  refusal:
    | {
        shape: EditPage['shape']
        value: unknown
        base: string
        banner: string
        faults: EditPage['faults']
        conflict: ShownConflict | undefined
      }
    | undefined
  failure: string | undefined
}

/** A field that is gone to has its words in sight, below the bar. */
const BELOW_BAR = '[&_:is(input,select,textarea)]:scroll-mt-44'

export function EditForm({ page, refusal, failure }: EditFormProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  const { at } = page
  const { shape } = refusal ?? page
  const value = refusal ? refusal.value : page.value
  const faults = refusal?.faults ?? page.faults
  const base = refusal?.base ?? page.base
  const form = useUnsaved(base)
  const drawn = useDrawn(page, refusal !== undefined)
  useFocusAt(at, page.revision)
  const { icons, scenes, pictures, choosing } = page
  if (shape.kind !== 'object') return null
  return (
    <EditingContext.Provider value={{ at, choosing, icons, scenes, pictures, faults }}>
      {page.isUnsent && !refusal && <Banner tone="bad">{NOT_SENT}</Banner>}
      {refusal?.banner && <Banner tone="bad">{refusal.banner}</Banner>}
      {faults.length > 0 && <FaultSummary faults={faults} attempt={refusal ?? page} />}
      <Form
        method="post"
        noValidate
        ref={form}
        preventScrollReset
        aria-busy={isBusy}
        className={BELOW_BAR}
      >
        {refusal?.conflict && <Conflict conflict={refusal.conflict} id={page.id} />}
        <input type="hidden" name=":base" value={base} />
        <AccountField />
        <div className="sticky top-0 z-[6] mb-5 flex flex-wrap items-center gap-3 border-b border-line bg-(--paper) py-3">
          <button className="btn btn-secondary" type="submit" name="do" value="save">
            {isBusy ? 'Saving…' : 'Save draft'}
          </button>
          <button className="btn btn-primary" type="submit" name="do" value="publish">
            Publish
          </button>
          {!isBusy && <PostFailed failure={failure} />}
        </div>
        <Weight {...page.weight} />
        <Placeholders values={page.placeholders} />
        <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_16rem]" key={drawn}>
          <PartNav fields={shape.fields} value={value} />
          <div className="max-w-3xl min-w-0 xl:order-first">
            <Fields fields={shape.fields} value={value} name="" />
          </div>
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

/** Grows when items have moved: the fields are drawn anew with the values of the draft. A refused form keeps what is typed. */
function useDrawn({ at, revision }: EditPage, isRefused: boolean): number {
  const drawn = useRef(revision)
  if (at !== '' && !isRefused) drawn.current = revision
  return drawn.current
}

function useFocusAt(at: string, revision: number): void {
  useEffect(() => {
    if (at === '') return
    void revision
    const place = document.getElementById(fieldId(FORM, at))
    place?.focus({ preventScroll: true })
    place?.scrollIntoView()
  }, [at, revision])
}
