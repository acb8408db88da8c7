class Solution:
    def simplifyPath(self, path: str) -> str:
        names, part = [], ''
        for character in path:
            if character != '/':
                part += character
                continue
            if part == '..':
                if names:
                    names.pop()
            elif part and part != '.':
                names.append(part)
            part = ''
        if part:
            names.append(part)  # the last part may be "." or ".."
        return '/' + '/'.join(names)
