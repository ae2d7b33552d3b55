/** For those who have to know why something could not be stored. */
export { storageFault } from '#db/busy.server'
