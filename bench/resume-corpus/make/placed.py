"""Resumes placed by hand with ReportLab 5 and fpdf2 2.8: reads rows as JSON, writes a PDF each.

Usage: python placed.py ROWS.json FOLDER
"""
import json
import sys

from fpdf import FPDF
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

FONTS = '/usr/share/fonts/truetype/'
SIZES = {'name': 20, 'heading': 12, 'headline': 10.5}


def font(run):
    return 'B' if run.get('b') else 'I' if run.get('i') else 'R'


def wrap(text, name, size, width):
    lines, line = [], ''
    for word in text.split(' '):
        longer = f'{line} {word}'.strip()
        if pdfmetrics.stringWidth(longer, name, size) <= width or not line:
            line = longer
        else:
            lines.append(line)
            line = word
    return [*lines, line]


def draw_runs(page, runs, x, y, right, size):
    at = x
    for run in runs:
        name = font(run)
        for number, word in enumerate(run['x'].split(' ')):
            text = (' ' if number else '') + word
            width = pdfmetrics.stringWidth(text, name, size)
            if at + width > right and text.strip():
                y -= size * 1.35
                at, text = x, word
                width = pdfmetrics.stringWidth(text, name, size)
            page.setFont(name, size)
            page.drawString(at, y, text)
            at += width
    return y


def draw_column(page, rows, x, width, y):
    for row in rows:
        if row['t'] == 'gap':
            y -= 5
            continue
        size = SIZES.get(row['t'], 9.5)
        if row['t'] == 'heading':
            y -= 8
        left = x
        if row['t'] == 'bullet':
            page.setFont('R', size)
            page.drawString(x + 4, y, row['g'])
            left = x + 16
        if len(row['l']) == 1:
            (run,) = row['l']
            for number, line in enumerate(wrap(run['x'], font(run), size, width - (left - x))):
                y -= size * 1.35 if number else 0
                page.setFont(font(run), size)
                page.drawString(left, y, line)
        else:
            y = draw_runs(page, row['l'], left, y, x + width, size)
        for run in row.get('r', []):
            page.setFont(font(run), size)
            page.drawRightString(x + width, y, run['x'])
        y -= size * 1.4
    return y


def reportlab(document, path):
    page = canvas.Canvas(path, pagesize=(595, 842))
    y = draw_column(page, document['head'], 45, 505, 790)
    if document['aside']:
        draw_column(page, document['aside'], 45, 150, y - 6)
        draw_column(page, document['main'], 222, 330, y - 6)
    else:
        draw_column(page, document['main'], 45, 505, y)
    page.save()


def fpdf(document, path):
    page = FPDF(format='A4')
    page.add_page()
    page.set_margins(18, 16, 18)
    for style, name in (('', 'Regular'), ('B', 'Bold'), ('I', 'Italic')):
        page.add_font('L', style, f'{FONTS}liberation/LiberationSerif-{name}.ttf')
    page.set_xy(18, 16)
    for row in document['main']:
        if row['t'] == 'gap':
            page.ln(2)
            continue
        size = SIZES.get(row['t'], 10)
        high = size * 0.5
        if row['t'] == 'heading':
            page.ln(3)
        y = page.get_y()
        page.set_x(18)
        if row['t'] == 'bullet':
            page.set_font('L', '', size)
            page.set_x(20)
            page.cell(5, high, row['g'])
            page.multi_cell(165, high, row['l'][0]['x'], new_x='LMARGIN', new_y='NEXT')
            continue
        for run in row.get('r', []):
            page.set_font('L', 'I' if run.get('i') else '', size)
            width = page.get_string_width(run['x'])
            page.set_xy(192 - width - 2, y)
            page.cell(width + 2, high, run['x'])
            page.set_xy(18, y)
        for run in row['l']:
            page.set_font('L', 'B' if run.get('b') else 'I' if run.get('i') else '', size)
            page.write(high, run['x'])
        page.ln(high)
    page.output(path)


for name, file in (
    ('R', 'dejavu/DejaVuSerif.ttf'),
    ('B', 'dejavu/DejaVuSerif-Bold.ttf'),
    ('I', 'dejavu/DejaVuSansCondensed-Oblique.ttf'),
):
    pdfmetrics.registerFont(TTFont(name, FONTS + file))
rows, folder = sys.argv[1:]
with open(rows) as source:
    for document in json.load(source):
        make = reportlab if document['maker'] == 'reportlab' else fpdf
        make(document, f"{folder}/{document['file']}")
