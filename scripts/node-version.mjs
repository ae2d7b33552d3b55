// Ends a process whose Node is too old: better-sqlite3 13 would crash it without a word.
const OLDEST = 22
const { node } = process.versions

if (Number.parseInt(node, 10) < OLDEST) {
  console.error(
    `Node ${node} is too old, this needs Node ${OLDEST} or later. Start it by npm (npm start, npm test, npm run …), which takes the Node that the install brought, or install a newer Node.`,
  )
  process.exit(1)
}
