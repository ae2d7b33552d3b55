import { type ReactNode, useEffect, useRef, useState } from 'react'

import type { toolWithOthers } from '#app/content/content'
import { urlIn } from '#app/content/language'
import { sceneWords } from '#app/content/tool-words/scene-words'
import { toolPageWords } from '#app/content/tool-words/tool-page'
import { type PageMeta, pageMeta } from '#app/routes/site/page-head'
import { breadcrumbs } from '#app/routes/site/structured-data'
import { FormWordsContext } from '#app/ui/form/field'
import { Icon } from '#app/ui/icon'
import { EnquiryBand } from '#app/ui/layout/band'
import { PageLink } from '#app/ui/link'
import { SceneWordsContext } from '#app/ui/scene-words'
import { SectionHead } from '#app/ui/sections/section-frame'
import { LanguageLink } from './tool-links'

type ToolFrame = ReturnType<typeof toolWithOthers>

interface ToolPageProps extends Pick<ToolFrame, 'page' | 'others'> {
  children: ReactNode
}

export function ToolPage({ page, others, children }: ToolPageProps) {
  const words = toolPageWords[page.language]
  return (
    <FormWordsContext.Provider value={words}>
      <main id="main" data-hue={page.hue}>
        <div className="wrap pt-[clamp(28px,4vw,56px)] pb-[clamp(24px,3vw,40px)]">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <nav aria-label={words.breadcrumb}>
              <ol className="tool-crumb">
                <li lang="en">
                  <PageLink className="text-link" to="/digital-marketting">
                    Digital Marketing
                  </PageLink>
                </li>
                <li lang="en">
                  <PageLink className="text-link" to={page.service.href}>
                    {page.service.label}
                  </PageLink>
                </li>
                <li aria-current="page">{page.name}</li>
              </ol>
            </nav>
            {page.languages.length > 1 && <LanguageLink language={page.language} />}
          </div>
          <div className="tool-title mt-[18px] grid items-end gap-y-4 max-lg:grid-cols-1 max-sm:-mr-2">
            <h1 className="text-h2 max-sm:[&:lang(hi)]:whitespace-pre-line lg:[&:lang(hi)]:whitespace-pre [&:not(:lang(hi))]:leading-[1.07] [&:not(:lang(hi))]:tracking-[-0.02em]">
              {page.heading}
            </h1>
            <p className="lead">{page.lead}</p>
          </div>
        </div>
        <SceneWordsContext.Provider value={sceneWords[page.language]}>
          {children}
        </SceneWordsContext.Provider>
        <section className="sec sunk">
          <div className="wrap tool-rules-head">
            <SectionHead title={page.rules.title} lead={page.rules.lead} />
            <dl className="tool-rules grid grid-cols-1 gap-x-6 sm:grid-cols-2">
              {page.rules.items.map((item) => (
                <div key={item.term}>
                  <dt className="mb-1 text-h4 font-[650]">{item.term}</dt>
                  <dd>
                    {item.signs && <code>{item.signs}</code>}
                    <span>{item.text}</span>
                  </dd>
                </div>
              ))}
            </dl>
            <p className="note">{page.rules.note}</p>
            <nav
              className="tool-others mt-10 grid grid-cols-1 gap-4 lg:grid-cols-3"
              aria-label={words.otherTools}
            >
              {others.map((other) => (
                <PageLink
                  key={other.path}
                  to={other.path}
                  lang={other.wordsIn}
                  hrefLang={other.language}
                >
                  <strong>{other.name}</strong>
                  <span>{other.hint}</span>
                  <Icon name="arrow-right" size={18} />
                </PageLink>
              ))}
            </nav>
          </div>
        </section>
      </main>
      <EnquiryBand
        {...page.band}
        label={words.getInTouch}
        button={words.enquiry}
        enquiryType={page.service.label}
      />
    </FormWordsContext.Provider>
  )
}

export function toolMeta(
  page: ToolFrame['page'] | undefined,
  matches: Parameters<PageMeta>[0]['matches'],
) {
  if (!page) return pageMeta(undefined, matches)
  const trail = [
    { label: 'Digital Marketing', href: '/digital-marketting' },
    page.service,
    { label: page.name, href: urlIn(page.language, page.path) },
  ]
  return pageMeta(page, matches, breadcrumbs(trail))
}

/** Reads the uncontrolled fields on mount too, because text may be typed before hydration. */
export function useLiveForm<T>(served: T, read: (fields: FormData) => T) {
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(served)
  const updateDraft = () => {
    if (form.current) setDraft(read(new FormData(form.current)))
  }
  useEffect(updateDraft, [])
  return { form, draft, updateDraft }
}
