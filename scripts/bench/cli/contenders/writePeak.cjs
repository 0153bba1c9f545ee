const { readFileSync, writeFileSync } = require('node:fs')

// Preloaded into a program: writes its peak memory, in bytes, to the file PEAK_FILE. On Linux it reads /proc, because getrusage may
// return the peak of the parent process.
process.on('exit', () => {
  let peak = process.resourceUsage().maxRSS * 1024
  try {
    peak = Number(/VmHWM:\s*(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) * 1024
  } catch {}
  writeFileSync(process.env.PEAK_FILE, String(peak))
})
