import { trySystem } from './trySystem'

try {
  const isConforming = await trySystem(process.argv.slice(2), (line) => console.log(line))
  if (!isConforming) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
