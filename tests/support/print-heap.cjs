// Preloaded into the program with --expose-gc: prints the heap after a full collection on SIGUSR2.
process.on('SIGUSR2', () => {
  globalThis.gc?.()
  globalThis.gc?.()
  console.log(`heap ${process.memoryUsage().heapUsed}`)
})
