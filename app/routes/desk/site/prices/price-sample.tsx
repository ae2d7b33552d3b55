export function PriceSample({ rows: [head = [], ...rows] }: { rows: string[][] }) {
  return (
    <section className="mt-8" aria-labelledby="columns">
      <h2 id="columns" className="mb-2 text-h4">
        Columns of the file
      </h2>
      <p className="hint mb-3">
        The first line has these names; the lines below are the prices of today.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <section className="table-box" aria-label="Sample, as a table" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col" className="whitespace-normal!">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, line) => (
              <tr key={line}>
                {row.map((cell, column) => (
                  <td key={column} className="not-last:whitespace-nowrap last:min-w-64">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
