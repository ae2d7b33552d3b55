import type { ToolPage } from '#app/content/tools'
import { Icon } from '#app/ui/icon'
import { PageLink } from '#app/ui/page-link'

interface ToolStripProps {
  tools: readonly Pick<ToolPage, 'path' | 'name' | 'hint' | 'start'>[]
}

/** The tools of a service on its page. One of them can be started here, without a script; the others have a link. */
export function ToolStrip({ tools }: ToolStripProps) {
  const first = tools.find(({ start }) => start)
  return (
    <section className="sec tools" aria-label="Tools">
      <div className="wrap tool-strip">
        {first?.start && (
          <form action={`${first.path}#result`}>
            <h2 className="text-h3">
              <label htmlFor="tool-start">{first.start.label}</label>
            </h2>
            <textarea id="tool-start" name={first.start.field} rows={2} maxLength={800} />
            <button className="btn btn-secondary" type="submit">
              {first.start.button}
            </button>
          </form>
        )}
        <ul>
          {tools
            .filter((tool) => tool !== first)
            .map(({ path, name, hint }) => (
              <li key={path}>
                <PageLink className="link" to={path}>
                  {name} <Icon name="arrow-right" size={18} />
                </PageLink>
                <p>{hint}</p>
              </li>
            ))}
        </ul>
      </div>
    </section>
  )
}
