const HINTS: [program: string, how: string, example: string][] = [
  [
    'Slack',
    'Create an app at api.slack.com/apps, turn on “Incoming Webhooks” and add one to a channel.',
    'https://hooks.slack.com/services/…',
  ],
  [
    'Mattermost',
    'Open Integrations, then Incoming Webhooks, and choose a channel.',
    'https://chat.example.com/hooks/…',
  ],
  [
    'Google Chat',
    'In the menu of a space open Apps & integrations, then Webhooks.',
    'https://chat.googleapis.com/v1/spaces/…',
  ],
  [
    'Telegram',
    'Make a bot with @BotFather, add it to your group, and put its token and the number of the group here:',
    'https://api.telegram.org/bot…/sendMessage?chat_id=…',
  ],
]

export function WebhookHints() {
  return (
    <section className="office-box" aria-labelledby="hints">
      <h2 id="hints">Where to find the address</h2>
      <p className="hint">Choose “Chat message” as the format for each of these.</p>
      <dl className="mt-4 grid gap-4 text-sm">
        {HINTS.map(([program, how, example]) => (
          <div key={program}>
            <dt className="font-semibold">{program}</dt>
            <dd className="text-ink-2">
              <span>{how}</span>{' '}
              <code className="block font-text text-ink-3 wrap-anywhere">{example}</code>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
