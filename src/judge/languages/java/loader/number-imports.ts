/** Reads and writes decimal numbers for a program, one character a call, and has the functions that need the engine's precision. */
export function numberImports() {
  let text = '';
  let digits = '';
  let exponent = 0;
  return {
    log10: Math.log10,
    remainder: (value: number, divisor: number) => value % divisor,
    numberUnit(unit: number) {
      text += String.fromCharCode(unit);
    },
    takeNumber() {
      const number = Number(text);
      text = '';
      return number;
    },
    /** How many digits the shortest decimal has that is read as `value`, which is finite and above 0. */
    digitCount(value: number) {
      const [shortest = '', power] = value.toExponential().split('e');
      // Java looks for two digits where one would do, which only tells the smallest numbers apart: 4.9E-324.
      const [pair = ''] = shortest.length === 1 ? value.toExponential(1).split('e') : [shortest];
      digits = pair.replace('.', '');
      exponent = Number(power);
      return digits.length;
    },
    digit: (index: number) => digits.charCodeAt(index) - 48,
    decimalExponent: () => exponent,
  };
}
