// Preloaded into the program: kills it at its statement number KILL_AT.
const Database = require('better-sqlite3')

let count = 0
const { exec } = Database.prototype
Database.prototype.exec = function (/** @type {string} */ sql) {
  count++
  if (count === Number(process.env.KILL_AT)) process.kill(process.pid, 'SIGKILL')
  return exec.call(this, sql)
}
