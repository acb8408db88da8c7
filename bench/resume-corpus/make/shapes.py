"""Resumes of the shapes that strangers' have, by WeasyPrint, typst, ReportLab and fpdf2.

Usage: python shapes.py HAND PEOPLE.json
"""
import json
import sys

FONTS = '/usr/share/fonts/truetype/'


def dates(entry, dash=' – '):
    return dash.join(part for part in (entry['start'], entry['end']) if part)


def html(document):
    from weasyprint import HTML

    HTML(string=document['html']).write_pdf(document['path'])


def typst_text(text):
    return ''.join('\\' + c if c in '#$*_`<>@[]\\~"' else c for c in text)


def typst_hand(document):
    """Rows with dates at the right edge, both halves apart; soft hyphens as typesetters leave them."""
    import typst

    p = document['person']
    t = typst_text
    soft = lambda text: t(text).replace('service', 'ser\u00advice').replace('Engineer', 'Engi\u00adneer')

    def row(left, right):
        return f'#grid(columns: (1fr, auto), [{left}], [{right}])'

    def head(entry, one, two):
        span = f"{t(entry['start'])}#h(6pt){t(entry['end'])}" if entry['start'] else t(entry['end'])
        return row(f'*{soft(one)}*', span) + '\n' + row(f'_{soft(two)}_', t(entry['place']))

    def section(title):
        return f'\n#v(6pt)\n#text(13pt, weight: "bold")[#smallcaps[{t(title)}]]\n#v(-6pt)\n#line(length: 100%, stroke: 0.5pt)\n'

    bullets = lambda lines: '\n'.join(f'- {soft(line)}' for line in lines) + '\n'
    source = (
        '#set page("us-letter", margin: 0.7in)\n#set text(10.5pt, font: "New Computer Modern")\n#set par(spacing: 7pt)\n'
        f'#align(center)[#text(22pt)[{t(p["shown"])}]\n\n'
        f'{t(" | ".join([p["phone"], p["email"], p["location"], *p["links"]]))}]\n'
        + section('Summary') + t(p['summary']) + '\n'
        + section('Experience')
        + '\n'.join(head(j, j['title'], j['company']) + '\n' + bullets(j['bullets']) for j in p['jobs'])
        + section('Education')
        + '\n'.join(head(s, s['school'], s['degree']) + '\n' for s in p['schools'])
        + section('Technical Proficiencies') + '\n\n'.join(t(line) for line in p['skills']) + '\n'
        + section(p['extra'][0]) + bullets(p['extra'][1])
    )
    with open(document['path'], 'wb') as out:
        out.write(typst.compile(source.encode()))


def wrap(text, width, measure):
    lines, line = [], ''
    for word in text.split(' '):
        longer = f'{line} {word}'.strip()
        if measure(longer) <= width or not line:
            line = longer
        else:
            lines.append(line)
            line = word
    return [*lines, line]


def plain(document):
    """The career begins below the contacts without a heading; bullets are only indented."""
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFont
    from reportlab.pdfgen import canvas

    for name, file in (('R', 'LiberationSans-Regular'), ('B', 'LiberationSans-Bold')):
        pdfmetrics.registerFont(TTFont(name, f'{FONTS}liberation/{file}.ttf'))
    p = document['person']
    page = canvas.Canvas(document['path'], pagesize=(612, 792))
    y = 730

    def line(text, x=60, font='R', size=10.5, right=None):
        nonlocal y
        measure = lambda one: pdfmetrics.stringWidth(one, font, size)
        if right:
            page.setFont('R', size)
            page.drawRightString(552, y, right)
        for one in wrap(text, 552 - x, measure):
            page.setFont(font, size)
            page.drawString(x, y, one)
            y -= size * 1.35

    words = p['shown'].split(' ')
    cut = 1 if len(words) < 3 or words[-1][0] == '(' else len(words) - (2 if words[-1][-1] == '.' else 1)
    line(' '.join(words[:cut]), font='B', size=26)
    line(' '.join(words[cut:]), font='B', size=26)
    line(', '.join([p['email'], p['phone']]))
    line(p['location'])
    y -= 8
    line(p['summary'])
    for j in p['jobs']:
        y -= 8
        line(j['company'], font='B', right=dates(j, ' - '))
        line(j['title'], right=j['place'])
        for bullet in j['bullets']:
            line(bullet, x=78)
    y -= 10
    line('EDUCATION', font='B', size=12)
    for s in p['schools']:
        line(s['school'], font='B', right=dates(s, ' - '))
        line(s['degree'], right=s['place'])
    y -= 10
    line('TOP SKILLS', font='B', size=12)
    for one in p['skills']:
        line(one)
    y -= 10
    line(p['extra'][0].upper(), font='B', size=12)
    for one in p['extra'][1]:
        line(one)
    page.save()


def dated(document):
    """Each entry below a line that is only its dates."""
    from fpdf import FPDF

    p = document['person']
    page = FPDF(format='A4')
    page.set_margins(20, 18, 20)
    for style, name in (('', 'Regular'), ('B', 'Bold'), ('I', 'Italic')):
        page.add_font('L', style, f'{FONTS}liberation/LiberationSerif-{name}.ttf')
    page.add_page()

    def line(text, style='', size=11, high=5.2):
        page.set_font('L', style, size)
        page.multi_cell(0, high, text, new_x='LMARGIN', new_y='NEXT', align='L')

    line(p['headline'].upper(), '', 10)
    line(p['shown'], 'B', 22, 10)
    line(f"Phone: {p['phone']}")
    line(f"Email: {p['email']}")
    line(f"Address: {p['location']}")
    for one in p['links']:
        line(one)

    def heading(text):
        page.ln(3)
        line(text, 'B', 14, 7)

    heading('Objective')
    line(p['summary'])
    heading('Professional Appointments')
    for j in p['jobs']:
        page.ln(1.5)
        line(dates(j), 'B', 11)
        line(f"{j['title']}, {j['company']}, {j['place']}", 'I')
        for bullet in j['bullets']:
            page.set_x(25)
            line(f'\u2022 {bullet}')
    heading('Academic Qualifications')
    for s in p['schools']:
        page.ln(1.5)
        line(dates(s), 'B', 11)
        line(f"{s['degree']}, {s['school']}, {s['place']}", 'I')
    heading('Skills & Tools')
    for one in p['skills']:
        line(one)
    heading(p['extra'][0])
    for one in p['extra'][1]:
        line(f'\u2022 {one}')
    page.output(document['path'])


HANDS = {'html': html, 'typst': typst_hand, 'plain': plain, 'dates': dated}
with open(sys.argv[2]) as source:
    for document in json.load(source):
        HANDS[sys.argv[1]](document)
