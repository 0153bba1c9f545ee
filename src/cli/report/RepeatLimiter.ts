import type { Issue } from '../../../schemas'
import { splitPointer } from '../../../schemas/json/pointer'

/** In one file, so many issues of a kind are shown before the rest is counted. */
const shownInFile = 5
/** In one file, so many issues of a code are shown, of however many kinds: payloads can make up names without end. */
const codesInFile = 100
/** In one run, so many issues of a kind are shown with their line of the file; then the message alone says it. */
const framesInRun = 10
/** So many of the places that are only counted are named. */
const namedPlaces = 8
/** So many kinds are remembered from file to file: memory stays flat. */
const mostKinds = 2_000

/** How an issue is told: whole, in a line, or only counted. */
type Telling = 'frame' | 'line' | 'count'

/**
 * Issues that were only counted, the first of them and some of their lines: all when `isWhole`. When `isOneKind` they are about
 * the same member, else only their code is the same.
 */
export type Repeat<Seen> = { counted: number; lines: number[]; isWhole: boolean; isOneKind: boolean; first: Seen }

/**
 * Spares people the thousandth issue of a kind: the same code about the same member of the same block. Of each kind some are
 * told in every file and the rest is counted.
 */
export function RepeatLimiter<Seen>() {
  const inRun = new Map<string, number>()
  const codes = new Map<string, number>()
  let inFile = new Map<string, { told: number; repeat?: Repeat<Seen> }>()

  function tell(issue: Issue & { line: number }, seen: () => Seen): Telling {
    const isMany = (codes.get(issue.code) ?? 0) >= codesInFile
    const kind = isMany ? issue.code : kindOf(issue)
    const known = inFile.get(kind) ?? { told: 0 }
    inFile.set(kind, known)
    if (isMany || known.told >= shownInFile) {
      const repeat = known.repeat ?? { counted: 0, lines: [], isWhole: true, isOneKind: !isMany, first: seen() }
      repeat.counted += 1
      if (repeat.lines.at(-1) !== issue.line) {
        if (repeat.lines.length < namedPlaces) repeat.lines.push(issue.line)
        else repeat.isWhole = false
      }
      known.repeat = repeat
      return 'count'
    }
    known.told += 1
    codes.set(issue.code, (codes.get(issue.code) ?? 0) + 1)
    const before = inRun.get(kind) ?? 0
    if (before > 0 || inRun.size < mostKinds) inRun.set(kind, before + 1)
    return before < framesInRun ? 'frame' : 'line'
  }

  /** What was only counted in the file that ends here. */
  function endFile(): Repeat<Seen>[] {
    const repeats = [...inFile.values()].flatMap(({ repeat }) => repeat ?? [])
    inFile = new Map()
    codes.clear()
    return repeats
  }

  return { tell, endFile }
}

function kindOf({ code, block, pointer }: Issue): string {
  const member = splitPointer(pointer).findLast((name) => !/^\d+$/.test(name)) ?? ''
  return JSON.stringify([code, block, member.slice(0, 100)])
}
