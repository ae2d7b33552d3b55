// Preloaded into the program with --expose-gc: on SIGUSR2 prints what is still in use after a full collection.
process.on('SIGUSR2', () => {
  globalThis.gc?.()
  globalThis.gc?.()
  console.log(`heap ${process.memoryUsage().heapUsed}`)
})
