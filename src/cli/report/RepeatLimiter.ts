import type { Issue } from '../../../schemas'
import { splitPointer } from '../../../schemas/json/pointer'

/** How many issues of a kind are shown in one file before the rest is counted. */
const maxShownInFile = 5
/** How many issues of a code are shown in one file. It limits kinds too: a payload may contain any number of names. */
const maxOfCodeInFile = 100
/** How many issues of a kind are shown with a code frame in one run; later ones take one line. */
const maxFramesInRun = 10
/** How many lines of counted issues are listed. */
const maxListedLines = 8
/** How many kinds are remembered across files, which limits memory. */
const maxKinds = 2_000

/** How an issue is displayed: with a code frame, in one line, or only as part of a count. */
type Display = 'frame' | 'line' | 'count'

/**
 * Issues that were only counted: how many, the first one and their lines. `isWhole` means that `lines` is complete. With
 * `isOneKind` they are about the same member, else they only share their code.
 */
export type Repeat<Seen> = { counted: number; lines: number[]; isWhole: boolean; isOneKind: boolean; first: Seen }

/**
 * Creates a limiter of repeated issues. Issues of one kind have the same code, block type and member. The first of each kind are
 * displayed in every file, and the rest is counted.
 */
export function RepeatLimiter<Seen>() {
  const inRun = new Map<string, number>()
  const codes = new Map<string, number>()
  let inFile = new Map<string, { shown: number; repeat?: Repeat<Seen> }>()

  function displayOf(issue: Issue & { line: number }, seen: () => Seen): Display {
    const isMany = (codes.get(issue.code) ?? 0) >= maxOfCodeInFile
    const kind = isMany ? issue.code : kindOf(issue)
    const known = inFile.get(kind) ?? { shown: 0 }
    inFile.set(kind, known)
    if (isMany || known.shown >= maxShownInFile) {
      const repeat = known.repeat ?? { counted: 0, lines: [], isWhole: true, isOneKind: !isMany, first: seen() }
      repeat.counted += 1
      if (repeat.lines.at(-1) !== issue.line) {
        if (repeat.lines.length < maxListedLines) repeat.lines.push(issue.line)
        else repeat.isWhole = false
      }
      known.repeat = repeat
      return 'count'
    }
    known.shown += 1
    codes.set(issue.code, (codes.get(issue.code) ?? 0) + 1)
    const before = inRun.get(kind) ?? 0
    if (before > 0 || inRun.size < maxKinds) inRun.set(kind, before + 1)
    return before < maxFramesInRun ? 'frame' : 'line'
  }

  /** Ends a file and returns its counted issues. */
  function endFile(): Repeat<Seen>[] {
    const repeats = [...inFile.values()].flatMap(({ repeat }) => repeat ?? [])
    inFile = new Map()
    codes.clear()
    return repeats
  }

  return { displayOf, endFile }
}

function kindOf({ code, block, pointer }: Issue): string {
  const member = splitPointer(pointer).findLast((name) => !/^\d+$/.test(name)) ?? ''
  return JSON.stringify([code, block, member.slice(0, 100)])
}
