/** Reads decimal numbers, of which the program hands over the characters one by one. */
export function numberImports() {
  let text = '';
  return {
    numberUnit(unit: number) {
      text += String.fromCharCode(unit);
    },
    takeNumber() {
      const number = Number(text);
      text = '';
      return number;
    },
  };
}
