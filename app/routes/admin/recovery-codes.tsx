import { Banner } from '#app/ui/form-messages'

/** The one time they can be read. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <section className="office-box my-5" aria-labelledby="codes">
      <Banner tone="ok">
        A login takes a code now. Keep these for the day without your phone.
      </Banner>
      <h2 id="codes">Your recovery codes</h2>
      <p className="hint">
        Each opens the desk once. They are shown only now: print or write them down.
      </p>
      <ol className="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
    </section>
  )
}
