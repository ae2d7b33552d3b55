import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { CONFLICT } from '#app/models/privacy/correction'
import { BackLink } from '#app/routes/desk/back-link'
import { deskParams } from '#app/routes/desk/outcome-params'
import { BaseField } from './back-field'
import { type FormRefusal, PageForm } from './page-form'

interface CorrectionPageProps {
  subject: { path: string; label: string }
  values: Record<string, string>
  base: string
  result: FormRefusal | undefined
  children: ReactNode
}

export function CorrectionPage({ subject, values, base, result, children }: CorrectionPageProps) {
  const { search } = useLocation()
  const isConflict = result?.banner === CONFLICT
  const page = subject.path + deskParams(search)
  return (
    <div className="max-w-2xl">
      <BackLink to={page}>{subject.label}</BackLink>
      <h1 className="mb-5">Correct the details</h1>
      <PageForm
        formId="details"
        autoComplete="off"
        values={result?.values ?? values}
        refusal={result}
        cancel={page}
        submit={{ label: isConflict ? 'Save mine over it' : 'Save', busyLabel: 'Saving…' }}
        more={
          isConflict && (
            <a className="text-link" href={page} target="_blank" rel="noopener">
              Look at theirs
            </a>
          )
        }
      >
        <BaseField base={base} refused={result?.values.base} />
        {children}
      </PageForm>
    </div>
  )
}
