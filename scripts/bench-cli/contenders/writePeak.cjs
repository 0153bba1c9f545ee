const { readFileSync, writeFileSync } = require('node:fs')

// Required before a program: writes the peak of its memory, in bytes, where PEAK_FILE says. What Linux tells of a process by
// getrusage may be the peak of its parent.
process.on('exit', () => {
  let peak = process.resourceUsage().maxRSS * 1024
  try {
    peak = Number(/VmHWM:\s*(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) * 1024
  } catch {}
  writeFileSync(process.env.PEAK_FILE, String(peak))
})
