/** What the data section and the heap of buffers need, as TeaVM writes it into a module. */
interface MemoryRequirements {
  min: number;
  dataSize: number;
}

const PAGE = 65_536;
/** TeaVM's modules name this as the most that they take. */
const MOST_PAGES = 32_768;

function memoryRequirements(module: WebAssembly.Module): MemoryRequirements {
  const [section] = WebAssembly.Module.customSections(module, 'teavm.memoryRequirements');
  return section ? JSON.parse(new TextDecoder().decode(section)) : { min: 1, dataSize: 0 };
}

/** A name of JavaScript's Math for each function that Java's Math leaves to the host. */
const math: Record<string, (...numbers: number[]) => number> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  asin: Math.asin,
  acos: Math.acos,
  atan: Math.atan,
  atan2: Math.atan2,
  exp: Math.exp,
  log: Math.log,
  pow: Math.pow,
  sqrt: Math.sqrt,
  ceil: Math.ceil,
  floor: Math.floor,
  random: Math.random,
};

/**
 * The imports that any module of TeaVM may ask for. TeaVM's own runtime builds functions from text, which the page's policy
 * forbids; compiler and programs are built without the parts that need that, so this is all there is.
 */
export function teavmImports(module: WebAssembly.Module): WebAssembly.Imports {
  const { min, dataSize } = memoryRequirements(module);
  const heapOffset = (dataSize + 7) & ~7;
  const memory = new WebAssembly.Memory({ initial: Math.max(1, min), maximum: MOST_PAGES });
  const ignored = () => undefined;
  return {
    env: { memory },
    teavm: {
      isnan: Number.isNaN,
      isfinite: Number.isFinite,
      createWeakRef: (value: WeakKey) => new WeakRef(value),
      deref: (reference: WeakRef<WeakKey>) => reference.deref() ?? null,
      createStringWeakRef: (value: WeakKey) => new WeakRef(value),
      stringDeref: (reference: WeakRef<WeakKey>) => reference.deref(),
    },
    teavmConsole: { putcharStdout: ignored, putcharStderr: ignored },
    teavmDate: {
      currentTimeMillis: () => Date.now(),
      dateToString: (time: number) => new Date(time).toString(),
    },
    teavmMath: math,
    teavmMemory: {
      linearMemory: () => memory.buffer,
      notifyHeapResized: ignored,
      heapOffset: new WebAssembly.Global({ value: 'i32', mutable: false }, heapOffset),
      maxSize: new WebAssembly.Global(
        { value: 'i32', mutable: false },
        Math.min(MOST_PAGES * PAGE, 2 ** 31 - 1),
      ),
    },
  };
}
