import type { ToolPage } from '#app/content/schemas/tool'
import { ArrowLink } from '#app/ui/enquiry-link'

interface ToolStripProps {
  tools: readonly Pick<ToolPage, 'path' | 'name' | 'hint' | 'start'>[]
}

export function ToolStrip({ tools }: ToolStripProps) {
  const first = tools.find(({ start }) => start)
  const others = tools.filter((tool) => tool !== first)
  return (
    <section className="sec tools" aria-label="Tools">
      <div className="wrap tool-strip">
        {first?.start && (
          <form action={`${first.path}#result`}>
            <div>
              <h2>
                <label htmlFor="tool-start">{first.start.label}</label>
              </h2>
              {others.length === 0 && <p className="mt-1.5">{first.hint}</p>}
            </div>
            <div>
              <StartField name={first.start.field} />
              <button className="btn btn-secondary" type="submit">
                {first.start.button}
              </button>
            </div>
          </form>
        )}
        {others.length > 0 && (
          <ul>
            {others.map(({ path, name, hint }) => (
              <li key={path}>
                <ArrowLink href={path}>{name}</ArrowLink>
                <p>{hint}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

const HINTS = {
  text: 'For example “Your order 4821 leaves today.”',
  phone: 'Your WhatsApp number with the country code, such as +91 98765 43210',
}

/** One more than `MAX_TEXT` of the calculator, which says that it cuts the text. An import would be one more request. */
const MAX_TYPED = 801

function StartField({ name }: { name: 'text' | 'phone' }) {
  const field = { id: 'tool-start', name, 'aria-describedby': 'tool-start-hint' }
  return (
    <div>
      {name === 'text' ? (
        <textarea
          {...field}
          className="max-sm:field-sizing-content"
          rows={2}
          maxLength={MAX_TYPED}
        />
      ) : (
        <input {...field} className="h-12" type="tel" autoComplete="tel" maxLength={60} />
      )}
      <p className="hint mt-1.5" id="tool-start-hint">
        {HINTS[name]}
      </p>
    </div>
  )
}
