/**
 * Preloaded (`--import`) into every Node process of the stack: ends it when the parent is gone, also by kill
 * -9.
 */
import { isMainThread } from 'node:worker_threads'

const parent = process.ppid

function stop() {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), 5000)
}

if (isMainThread && parent > 1) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    stop()
  }, 500)
  watch.unref()
}
