declare module 'pdfkit' {
  const PDFDocument: new (options: object) => import('./pdf-context.ts').PdfContext;
  export default PDFDocument;
}
