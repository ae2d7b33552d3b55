import { Link } from '@remix-run/react'

import type { ToolPage } from '#app/content/tools'
import { Icon } from '#app/ui/icon'

interface ToolStripProps {
  tools: readonly Pick<ToolPage, 'path' | 'name' | 'hint' | 'start'>[]
}

/** The tools of a service on its page; one of them can be started here, without a script. */
export function ToolStrip({ tools }: ToolStripProps) {
  return (
    <section className="sec" aria-label="Tools">
      <div className="wrap tool-strip">
        {tools.map(
          ({ path, start }) =>
            start && (
              <form key={path} action={`${path}#result`}>
                <h2 className="text-h3">{start.title}</h2>
                <label htmlFor="tool-start">{start.label}</label>
                <textarea id="tool-start" name={start.field} rows={2} maxLength={800} />
                <button className="btn btn-secondary" type="submit">
                  {start.button}
                </button>
              </form>
            ),
        )}
        <ul>
          {tools.map(({ path, name, hint }) => (
            <li key={path}>
              <Link className="link" to={path} prefetch="intent">
                {name} <Icon name="arrow-right" size={18} />
              </Link>
              <p>{hint}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
