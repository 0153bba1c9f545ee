import { narrowingModule } from './narrowingModule'

/** JSON with the value of another text, of characters that take one byte each: others stand as escapes. */
export type NarrowJson = {
  text: string
  /** How many colons of the text may follow a quote, blanks aside: every member name, and now and then one inside of a text. */
  names: number
}

type Machine = {
  narrow: (from: number, to: number, out: number) => number
  memory: WebAssembly.Memory
  names: WebAssembly.Global<'i32'>
}

/** Where the bytes are put: two before them are looked at. */
const start = 64
const slack = 32
/** What a character grows to: four bytes become two escapes of six. */
const growth = 3
const page = 64 * 1024

let machine: Machine | null | undefined
let room: Buffer = Buffer.alloc(0)

/**
 * Rewrites JSON in valid UTF-8 so that the engine reads it faster: decoding takes a third of the time, parsing nine tenths,
 * and member names are counted on the way. Undefined where that would change what is valid, or this machine cannot do it.
 */
export function narrowJson(bytes: Buffer, from: number, to: number): NarrowJson | undefined {
  machine ??= build()
  if (machine === null) return undefined
  const length = to - from
  const out = start + length + slack
  reserve(machine, out + growth * length + slack)
  bytes.copy(room, start, from, to)
  machine.names.value = 0
  const end = machine.narrow(start, start + length, out)
  return end === 0 ? undefined : { text: room.toString('latin1', out, end), names: machine.names.value }
}

function reserve({ memory }: Machine, size: number): void {
  if (room.length < size) memory.grow(Math.ceil((size - memory.buffer.byteLength) / page))
  if (room.buffer !== memory.buffer) room = Buffer.from(memory.buffer)
}

/** Null where there is no WebAssembly with vectors. */
function build(): Machine | null {
  try {
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(narrowingModule()))
    return isMachine(exports) ? exports : null
  } catch {
    return null
  }
}

const isMachine = (exports: object): exports is Machine =>
  'narrow' in exports && 'names' in exports && 'memory' in exports
