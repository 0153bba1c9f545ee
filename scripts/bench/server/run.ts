import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { messages } from '../../vite/messages'

/** Runs the measurements through Vite, which compiles the texts of the server that they start in this process. */
await runnerImport(fileURLToPath(new URL('main.ts', import.meta.url)), { plugins: [messages()] })
