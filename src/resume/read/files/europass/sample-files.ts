/** An invented person's CV as today's Europass writes it. */
export const CANDIDATE = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Candidate xsi:schemaLocation="http://www.europass.eu/1.0 Candidate.xsd" xmlns="http://www.europass.eu/1.0"
  xmlns:oa="http://www.openapplications.org/oagis/9" xmlns:eures="http://www.europass_eures.eu/1.0"
  xmlns:hr="http://www.hr-xml.org/3" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <hr:DocumentID schemeID="Test-0001" schemeName="DocumentIdentifier" schemeAgencyName="EUROPASS" schemeVersionID="4.0"/>
  <CandidateSupplier><hr:PartyID schemeID="Test-0001"/><hr:PartyName>Owner</hr:PartyName></CandidateSupplier>
  <CandidatePerson>
    <PersonName><oa:GivenName>Mara</oa:GivenName><hr:FamilyName>Lindqvist</hr:FamilyName></PersonName>
    <Communication><ChannelCode>Telephone</ChannelCode><UseCode>mobile</UseCode><CountryDialing>46</CountryDialing>
      <oa:DialNumber>701740605</oa:DialNumber><CountryCode>se</CountryCode></Communication>
    <Communication><ChannelCode>Email</ChannelCode><oa:URI>mara@example.com</oa:URI></Communication>
    <Communication><ChannelCode>Email</ChannelCode><oa:URI>lindqvist@example.org</oa:URI></Communication>
    <Communication><ChannelCode>Social Media</ChannelCode><UseCode>linkedin</UseCode>
      <oa:URI>https://www.linkedin.com/in/mara</oa:URI></Communication>
    <Communication><ChannelCode>Web</ChannelCode><oa:URI>https://mara.example</oa:URI></Communication>
    <Communication><UseCode>home</UseCode><Address type="home"><oa:AddressLine>Storgatan 5</oa:AddressLine>
      <oa:CityName>Göteborg</oa:CityName><CountryCode>se</CountryCode><oa:PostalCode>411 38</oa:PostalCode></Address></Communication>
    <NationalityCode>se</NationalityCode>
    <hr:BirthDate>1990-05-20</hr:BirthDate>
    <PrimaryLanguageCode name="NORMAL">swe</PrimaryLanguageCode>
  </CandidatePerson>
  <CandidateProfile languageCode="en">
    <hr:ID schemeID="Test-0001" schemeName="CandidateProfileID" schemeAgencyName="EUROPASS" schemeVersionID="1.0"/>
    <hr:ExecutiveSummary>&lt;p&gt;Engineer who writes &lt;strong&gt;things&lt;/strong&gt; down.&lt;/p&gt;</hr:ExecutiveSummary>
    <EmploymentHistory>
      <EmployerHistory>
        <hr:OrganizationName>Northwind Freight</hr:OrganizationName>
        <OrganizationContact><Communication><Address><oa:CityName>Göteborg</oa:CityName><CountryCode>se</CountryCode></Address>
          </Communication></OrganizationContact>
        <hr:IndustryCode>J</hr:IndustryCode>
        <PositionHistory>
          <PositionTitle typeCode="FREETEXT">Senior Engineer</PositionTitle>
          <eures:EmploymentPeriod>
            <eures:StartDate><hr:FormattedDateTime>2020-01-15</hr:FormattedDateTime></eures:StartDate>
            <hr:CurrentIndicator>true</hr:CurrentIndicator>
          </eures:EmploymentPeriod>
          <oa:Description>&lt;ol&gt;&lt;li&gt;Built the billing API &amp;amp; its tests&lt;/li&gt;&lt;li&gt;Cut costs by 30%&lt;/li&gt;&lt;/ol&gt;</oa:Description>
          <City>Malmö</City><Country>se</Country>
        </PositionHistory>
        <PositionHistory>
          <PositionTitle>Engineer</PositionTitle>
          <eures:EmploymentPeriod>
            <eures:StartDate><hr:FormattedDateTime>2016</hr:FormattedDateTime></eures:StartDate>
            <eures:EndDate><hr:FormattedDateTime>2019-12</hr:FormattedDateTime></eures:EndDate>
            <hr:CurrentIndicator>false</hr:CurrentIndicator>
          </eures:EmploymentPeriod>
        </PositionHistory>
      </EmployerHistory>
    </EmploymentHistory>
    <EducationHistory>
      <EducationOrganizationAttendance>
        <hr:OrganizationName>Chalmers</hr:OrganizationName>
        <OrganizationContact><Communication><Address><oa:CityName>Göteborg</oa:CityName><CountryCode>se</CountryCode></Address>
          </Communication></OrganizationContact>
        <EducationLevelCode>7</EducationLevelCode>
        <AttendancePeriod>
          <StartDate><hr:FormattedDateTime>2011-09-01</hr:FormattedDateTime></StartDate>
          <EndDate><hr:FormattedDateTime>2016-06-30</hr:FormattedDateTime></EndDate>
          <Ongoing>false</Ongoing>
        </AttendancePeriod>
        <EducationDegree>
          <hr:DegreeName>MSc Physics</hr:DegreeName>
          <FinalGrade><hr:ScoreText>4.5</hr:ScoreText></FinalGrade>
          <OccupationalSkillsCovered>&lt;p&gt;Optics and statistics&lt;/p&gt;</OccupationalSkillsCovered>
        </EducationDegree>
      </EducationOrganizationAttendance>
    </EducationHistory>
    <eures:Licenses/>
    <Certifications><Certification><hr:CertificationName>CKA</hr:CertificationName>
      <FirstIssuedDate><hr:FormattedDateTime>2021-03-01</hr:FormattedDateTime></FirstIssuedDate></Certification></Certifications>
    <PersonQualifications>
      <PersonCompetency>
        <CompetencyID schemeName="NORMAL">eng</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID>
        <eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Understanding-Listening</hr:CompetencyDimensionTypeCode>
          <eures:Score><hr:ScoreText>C2</hr:ScoreText></eures:Score></eures:CompetencyDimension>
        <eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Writing-Production</hr:CompetencyDimensionTypeCode>
          <eures:Score><hr:ScoreText>C1</hr:ScoreText></eures:Score></eures:CompetencyDimension>
      </PersonCompetency>
      <PersonCompetency><CompetencyID>tc</CompetencyID><hr:CompetencyName>Docker</hr:CompetencyName>
        <hr:TaxonomyID>Digital_Skill</hr:TaxonomyID></PersonCompetency>
    </PersonQualifications>
    <Projects><Project><Title>Open Atlas</Title><Date><StartDate>2018-02</StartDate><EndDate>2018-11</EndDate></Date>
      <Description>Maps for everyone</Description><Link>https://atlas.example</Link></Project></Projects>
    <DigitalSkills><DigitalSkillsGroup><Title>Programming</Title><DigitalSkill>Go</DigitalSkill><DigitalSkill>SQL</DigitalSkill>
      </DigitalSkillsGroup></DigitalSkills>
    <OrganisationalSkills><OrganisationalSkill><Title>Planning of releases</Title></OrganisationalSkill></OrganisationalSkills>
    <VoluntaryWorks><VoluntaryWork><Title>Sea rescue</Title><Description>Skipper at weekends</Description></VoluntaryWork></VoluntaryWorks>
    <HobbiesAndInterests><HobbyOrInterest><Title>Sailing</Title></HobbyOrInterest></HobbiesAndInterests>
    <eures:Attachment><oa:EmbeddedData>data:image/png;base64,iVBORw0KGgo=</oa:EmbeddedData></eures:Attachment>
  </CandidateProfile>
  <RenderingInformation><Design><Template>Template1</Template></Design></RenderingInformation>
</Candidate>`;

/** The same person's CV as Europass wrote it until 2020. */
export const SKILLS_PASSPORT = `<?xml version="1.0" encoding="UTF-8"?>
<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xsi:schemaLocation="http://europass.cedefop.europa.eu/Europass http://europass.cedefop.europa.eu/xml/v3.3.0/EuropassSchema.xsd" locale="en">
  <DocumentInfo><DocumentType>ECV</DocumentType><XSDVersion>V3.3</XSDVersion><Generator>EWA</Generator></DocumentInfo>
  <LearnerInfo>
    <Identification>
      <PersonName><Title><Code>ms</Code><Label>Ms</Label></Title><FirstName>Mara</FirstName><Surname>Lindqvist</Surname></PersonName>
      <ContactInfo>
        <Address><Contact><AddressLine>Storgatan 5</AddressLine><PostalCode>411 38</PostalCode><Municipality>Göteborg</Municipality>
          <Country><Code>SE</Code><Label>Sweden</Label></Country></Contact></Address>
        <Email><Contact>mara@example.com</Contact></Email>
        <TelephoneList>
          <Telephone><Contact>+46 70 174 06 05</Contact><Use><Code>mobile</Code><Label>Mobile</Label></Use></Telephone>
          <Telephone><Contact>+46 31 555 01 00</Contact><Use><Code>home</Code><Label>Home</Label></Use></Telephone>
        </TelephoneList>
        <WebsiteList><Website><Contact>https://github.com/mara</Contact></Website></WebsiteList>
      </ContactInfo>
      <Demographics><Birthdate year="1990" month="--05" day="---20"/>
        <NationalityList><Nationality><Code>SE</Code><Label>Swedish</Label></Nationality></NationalityList></Demographics>
      <Photo><MimeType>image/png</MimeType><Data>iVBORw0KGgo=</Data></Photo>
    </Identification>
    <Headline><Type><Code>preferred_job</Code><Label>Preferred job</Label></Type>
      <Description><Label>Software engineer</Label></Description></Headline>
    <WorkExperienceList>
      <WorkExperience>
        <Period><From year="2020" month="--01"/><Current>true</Current></Period>
        <Position><Label>Senior Engineer</Label></Position>
        <Activities>&lt;ul&gt;&lt;li&gt;Built the billing API&lt;/li&gt;&lt;li&gt;Cut costs by 30%&lt;/li&gt;&lt;/ul&gt;</Activities>
        <Employer><Name>Northwind Freight</Name>
          <ContactInfo><Address><Contact><Municipality>Malmö</Municipality><Country><Code>SE</Code><Label>Sweden</Label></Country></Contact></Address></ContactInfo>
          <Sector><Code>H</Code><Label>Transport</Label></Sector></Employer>
      </WorkExperience>
    </WorkExperienceList>
    <EducationList>
      <Education>
        <Period><From><Year>2011</Year><Month>--09</Month></From><To year="2016" month="--06"/></Period>
        <Title>MSc Physics</Title><Activities>Optics and statistics</Activities>
        <Organisation><Name>Chalmers</Name></Organisation>
        <Level><Code>7</Code><Label>EQF level 7</Label></Level>
      </Education>
    </EducationList>
    <Skills>
      <Linguistic>
        <MotherTongueList><MotherTongue><Description><Code>sv</Code><Label>Swedish</Label></Description></MotherTongue></MotherTongueList>
        <ForeignLanguageList><ForeignLanguage><Description><Code>en</Code><Label>English</Label></Description>
          <ProficiencyLevel><Listening>C1</Listening><Reading>C1</Reading><SpokenInteraction>C1</SpokenInteraction>
            <SpokenProduction>C1</SpokenProduction><Writing>C1</Writing></ProficiencyLevel></ForeignLanguage></ForeignLanguageList>
      </Linguistic>
      <Computer><Description>&lt;p&gt;Go, SQL&lt;/p&gt;</Description></Computer>
      <Driving><Description><Licence>B</Licence></Description></Driving>
    </Skills>
    <AchievementList>
      <Achievement><Title><Code>publications</Code><Label>Publications</Label></Title>
        <Description>&lt;p&gt;On billing, 2019&lt;/p&gt;</Description></Achievement>
    </AchievementList>
  </LearnerInfo>
</SkillsPassport>`;
